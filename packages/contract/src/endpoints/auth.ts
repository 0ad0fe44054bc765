import * as z from 'zod/mini'
import { anyOf, answers, creates, defineEndpoint, form, json, publicAccess } from '../define.ts'
import { userAccount } from '../entities/person.ts'
import { detailAnswer } from '../errors.ts'
import { EMAIL_MAX_LENGTH } from '../limits.ts'
import { loginPassword, passwordRule, passwordText } from '../password.ts'
import { checked, email, requiredText, safeText } from '../schemas.ts'
import { foldEmail } from '../text-rules.ts'
import { authTexts } from '../texts/auth.ts'
import { personName } from './person-name.ts'

/** Body of POST auth/register. Role, verification and activation sent beside it are ignored. */
export const registrationBody = /* @__PURE__ */ checked(
  /* @__PURE__ */ z.object({ email, name: personName, password: passwordText }),
  passwordRule,
)

/** Body of POST auth/login (spec §3). A malformed address is an unknown one: the answer is the same. */
export const loginBody = /* @__PURE__ */ z.object({
  username: /* @__PURE__ */ checked(
    /* @__PURE__ */ safeText(EMAIL_MAX_LENGTH, authTexts.emailRequired),
    /* @__PURE__ */ z.overwrite(foldEmail),
    /* @__PURE__ */ z.minLength(1, authTexts.emailRequired),
  ),
  password: /* @__PURE__ */ checked(
    loginPassword,
    /* @__PURE__ */ z.minLength(1, authTexts.passwordTooShort),
  ),
})

/** Body of POST auth/reset-password. The service, which knows the address, checks `contains-email` itself. */
export const resetPasswordBody = /* @__PURE__ */ checked(
  /* @__PURE__ */ z.object({
    token: /* @__PURE__ */ requiredText(200, 'The link is incomplete'),
    password: passwordText,
  }),
  ({ value, issues }) => passwordRule({ value: { email: '', password: value.password }, issues }),
)

/** Calls of section 7 "Auth" and of the password reset. */
export const authEndpoints = {
  currentUser: /* @__PURE__ */ defineEndpoint({
    id: 'auth.currentUser',
    method: 'GET',
    path: 'auth/current_user',
    summary: 'The account of the session (spec §4, §7).',
    access: /* @__PURE__ */ anyOf(),
    response: /* @__PURE__ */ answers(userAccount),
  }),
  register: /* @__PURE__ */ defineEndpoint({
    id: 'auth.register',
    method: 'POST',
    path: 'auth/register',
    summary: 'Registers a pilot, whose verification is pending (spec §2.3, §5).',
    access: publicAccess,
    body: /* @__PURE__ */ json(registrationBody),
    response: /* @__PURE__ */ creates(userAccount),
    errors: [409],
  }),
  login: /* @__PURE__ */ defineEndpoint({
    id: 'auth.login',
    method: 'POST',
    path: 'auth/login',
    summary: 'Opens a session; `username` holds the e-mail (spec §2.2, §3). The tokens travel as cookies.',
    access: publicAccess,
    body: /* @__PURE__ */ form(loginBody),
    response: /* @__PURE__ */ answers(detailAnswer),
    errors: [401],
  }),
  tokenRefresh: /* @__PURE__ */ defineEndpoint({
    id: 'auth.tokenRefresh',
    method: 'POST',
    path: 'auth/token_refresh',
    summary: 'Renews the access token by the refresh cookie (spec §8).',
    access: publicAccess,
    response: /* @__PURE__ */ answers(detailAnswer),
    errors: [401],
  }),
  logout: /* @__PURE__ */ defineEndpoint({
    id: 'auth.logout',
    method: 'POST',
    path: 'auth/logout',
    summary: 'Ends the session; 200 also without one (addition beside the GET of spec §7).',
    access: publicAccess,
    response: /* @__PURE__ */ answers(detailAnswer),
  }),
  logoutByGet: /* @__PURE__ */ defineEndpoint({
    id: 'auth.logoutByGet',
    method: 'GET',
    path: 'auth/logout',
    summary: 'Ends the session (spec §7). A cross-site or sub-resource load ends none.',
    access: publicAccess,
    response: /* @__PURE__ */ answers(detailAnswer),
  }),
  forgotPassword: /* @__PURE__ */ defineEndpoint({
    id: 'auth.forgotPassword',
    method: 'POST',
    path: 'auth/forgot-password',
    summary: 'Mails a reset link; the answer is the same for known and unknown addresses (addition).',
    access: publicAccess,
    body: /* @__PURE__ */ json(/* @__PURE__ */ z.object({ email })),
    response: /* @__PURE__ */ answers(detailAnswer),
  }),
  resetPassword: /* @__PURE__ */ defineEndpoint({
    id: 'auth.resetPassword',
    method: 'POST',
    path: 'auth/reset-password',
    summary: 'Sets a new password by a one-time token of one hour and ends the other sessions (addition).',
    access: publicAccess,
    body: /* @__PURE__ */ json(resetPasswordBody),
    response: /* @__PURE__ */ answers(detailAnswer),
    errors: [400, 410],
  }),
} as const
