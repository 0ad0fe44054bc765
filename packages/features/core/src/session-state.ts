import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/**
 * What the answers of all calls say about the session (section 4; decisions "Session"). A network fault never changes
 * it, only an answer of the service does.
 */
export interface SessionState {
  /** An answer said that there is no session (any more). */
  readonly ended: boolean
  /** A user was known since the last logout, so that an end comes as a surprise and deserves a word. */
  readonly used: boolean
  /** The user logged out here, and nobody has come since. */
  readonly left: boolean
  /** Whose session this is, as last read: the account that the screens show, and for which calls are made. */
  readonly accountId: string | undefined
  /** Something is held, beside the user, that was given to an account alone: it must not outlive the session. */
  readonly holds: boolean
  /** How often an answer refused for a reason that a changed account would explain: then the user is read again. */
  readonly doubts: number
}

const initialState: SessionState = { ended: false, used: false, left: false, accountId: undefined, holds: false, doubts: 0 }

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    /** An answer said that there is no session. */
    sessionEnded: (state) => ({ ...state, ended: true, accountId: undefined }),
    /** A call, other than for the user, was answered for which one must be logged in. */
    sessionAnswered: (state) => (state.holds ? state : { ...state, holds: true }),
    /** What was given to the account is dropped. */
    answersForgotten: (state) => ({ ...state, holds: false }),
    /** A call was forbidden: role or verification may have changed since the user was read. */
    sessionDoubted: (state) => ({ ...state, doubts: state.doubts + 1 }),
    /** The user of this id was read: there is a session. */
    sessionBegan: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      ended: false,
      used: true,
      left: false,
      accountId: payload,
    }),
    /** The user logged out here. */
    sessionLeft: (state) => ({ ...state, ended: true, used: false, left: true, accountId: undefined }),
  },
})

export const { answersForgotten, sessionAnswered, sessionEnded, sessionDoubted, sessionBegan, sessionLeft } = slice.actions
export const sessionReducer = slice.reducer
