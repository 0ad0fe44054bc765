const withProposal = (path: string, proposalId: string | undefined): string =>
  proposalId === undefined ? path : `${path}?${new URLSearchParams({ proposalId }).toString()}`

/** The cards, to choose the one that accepts a proposal. */
export const methodsHref = (proposalId: string | undefined): string => withProposal('/payment-methods', proposalId)

/** A new card, on the way to the same. */
export const newMethodHref = (proposalId: string | undefined): string => withProposal('/payment-methods/new', proposalId)
