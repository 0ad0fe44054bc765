/** Where the provider sends the browser back to after a bank's own page (spec §7): My Flights, with what was to be paid. */
export const returnUrl = (proposalId?: string): string => {
  const url = new URL('/my-flights', globalThis.location.origin)
  if (proposalId !== undefined && proposalId !== '') url.searchParams.set('proposalId', proposalId)
  return url.href
}
