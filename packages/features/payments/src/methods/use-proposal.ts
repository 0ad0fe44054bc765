import { useProposalsToPayQuery } from '../api.ts'
import { findPayable, type Payable } from './payable.ts'

/** The proposal of the address, if it names one. */
export type ProposalState =
  | { readonly kind: 'none' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: unknown; readonly isRetrying: boolean; readonly retry: () => void }
  | Payable

/** Reads what a proposal costs and whether it can still be paid for. Data once shown stays when a later read fails. */
export const useProposal = (proposalId: string | undefined): ProposalState => {
  const { data, error, isFetching, refetch } = useProposalsToPayQuery(undefined, {
    skip: proposalId === undefined,
    refetchOnMountOrArgChange: true,
    // It may have been paid for in another tab, or on another device.
    refetchOnFocus: true,
  })
  if (proposalId === undefined) return { kind: 'none' }
  if (data !== undefined) {
    const found = findPayable(data, proposalId)
    // An older list that is just read anew may not know a proposal that has come since.
    return found.kind === 'missing' && isFetching ? { kind: 'loading' } : found
  }
  if (error === undefined) return { kind: 'loading' }
  return { kind: 'failed', failure: error, isRetrying: isFetching, retry: () => void refetch() }
}
