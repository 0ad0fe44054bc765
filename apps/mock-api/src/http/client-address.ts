/** An entry without the port and the brackets that some proxies write: the port changes with each connection. */
const bare = (entry: string): string =>
  /^\[([^\]]*)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([^:]+):\d+$/.exec(entry)?.[1] ?? entry

/**
 * The address a request comes from. `X-Forwarded-For` is believed only for the hops that are ours: with one
 * proxy in front it is the list's last entry, with two the one before, never what a client wrote itself.
 *
 * @param socketAddress the peer of the connection; undefined when there is none (tests)
 */
export const clientAddress = (
  socketAddress: string | undefined,
  forwardedFor: string | null,
  trustedHops: number,
): string => {
  const chain = (forwardedFor ?? '')
    .split(',')
    .map((entry) => bare(entry.trim()))
    .filter((entry) => entry !== '')
  const nearest = [socketAddress ?? 'unknown', ...chain.toReversed()]
  return nearest[Math.min(trustedHops, nearest.length - 1)] ?? 'unknown'
}

/** What a throttle counts as one address: an IPv4 address, or the /64 network of an IPv6 one. */
export const addressGroup = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  if (!address.includes(':')) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
