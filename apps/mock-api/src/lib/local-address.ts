const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The address under which people on this machine reach what listens on `host`. A session belongs to the name in the
 * address line, so what is announced and what stands in mails has to be the same one.
 */
export const localAddress = (host: string, port: number): URL => {
  const name = host.includes(':') ? `[${host}]` : host
  return new URL(`http://${loopback.has(name) ? 'localhost' : name}:${port}`)
}

/** Whether two addresses lead to one host: by name, or both to this machine, whatever it is called there. */
export const isSameHost = (one: URL, other: URL): boolean =>
  one.host === other.host || (loopback.has(one.hostname) && loopback.has(other.hostname) && one.port === other.port)
