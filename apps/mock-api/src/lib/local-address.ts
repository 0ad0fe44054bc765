const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]'])

/** Whether a host, as it is configured or as it stands in an address, is this machine alone. */
export const isLoopback = (host: string): boolean => loopback.has(host)

/**
 * The address under which people on this machine reach what listens on `host`. A session belongs to the name in the
 * address line, so what is announced and what stands in mails has to be the same one.
 */
export const localAddress = (host: string, port: number): URL => {
  if (isLoopback(host)) return new URL(`http://localhost:${port}`)
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`)
}

/** Whether two addresses lead to one host: by name, or both to this machine, whatever it is called there. */
export const isSameHost = (one: URL, other: URL): boolean =>
  one.host === other.host || (isLoopback(one.hostname) && isLoopback(other.hostname) && one.port === other.port)
