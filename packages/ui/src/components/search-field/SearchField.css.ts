import { layered } from '../../internal/layered.ts'
import { vars } from '../../theme/contract.css.ts'
import { toggle } from '../password-field/PasswordField.css.ts'

export const input = layered({})

/** The box of the password's toggle, gone while there is nothing to clear. */
export const clear = `${toggle} ${layered({
  selectors: {
    // What is disabled is read only, too.
    [`${input}:is(:placeholder-shown, :read-only) ~ &`]: { display: 'none' },
    '&:hover': { color: vars.color.text },
  },
})}`
