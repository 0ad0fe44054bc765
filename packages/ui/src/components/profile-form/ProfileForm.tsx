import { Camera, PencilLine } from 'lucide-react'
import { useId, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { cx } from '../../internal/cx.ts'
import { IconSlot } from '../../internal/IconSlot.tsx'
import { Avatar } from '../avatar/Avatar.tsx'
import { Button } from '../button/Button.tsx'
import { InlineAlert } from '../inline-alert/InlineAlert.tsx'
import * as css from './ProfileForm.css.ts'

/** Whether the profile is filled in for the first time. */
export const profileModes = ['complete', 'edit'] as const
export type ProfileMode = (typeof profileModes)[number]

/** Every word of a `ProfileForm`. */
export interface ProfileFormTexts {
  title: Record<ProfileMode, string>
  save: string
  saving: string
  cancel: string
  unsaved: string
  changePhoto: string
  changingPhoto: string
}

/** The English words, as in the specification (§2.17) and in the mocks. */
export const profileFormTexts: ProfileFormTexts = {
  title: { complete: 'Complete Your Profile', edit: 'Edit Profile' },
  save: 'Save profile',
  saving: 'Saving…',
  cancel: 'Cancel',
  unsaved: 'Unsaved changes',
  changePhoto: 'Change photo',
  changingPhoto: 'Uploading…',
}

/** Whose profile it is. */
export interface ProfileIdentity {
  name: string
  email?: string | undefined
  pictureUrl?: string | null | undefined
  /** Opens the choice of a new picture. @default undefined, no button */
  onChangePhoto?: (() => void) | undefined
  /** A new picture is on its way. @default false */
  isChangingPhoto?: boolean | undefined
}

export interface ProfileFormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'title'> {
  /** Whether a profile is set up for the first time or edited: it changes title and button. @default 'edit' */
  mode?: ProfileMode | undefined
  /** Picture, name and address beside the form. @default undefined, the form stands alone */
  identity?: ProfileIdentity | undefined
  /** A badge at the end of the title's line: "License verified". @default nothing */
  status?: ReactNode
  /** A sentence beneath the title. @default nothing */
  intro?: ReactNode
  /** `ProfileSection`s, and what stands between them. */
  children: ReactNode
  /** What the service says against the whole; announced at once. @default undefined, not shown */
  error?: string | undefined
  /** Marks that something has been changed. @default false */
  isDirty?: boolean | undefined
  /** The profile is being saved. @default false */
  isSaving?: boolean | undefined
  /** The form was sent; never called while `isSaving`. */
  onSave: () => void
  /** Leaves without saving. @default undefined, no button */
  onCancel?: (() => void) | undefined
  /** Level of the title in the outline of the page. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined
  /** Words to replace. @default `profileFormTexts` */
  texts?: Partial<ProfileFormTexts> | undefined
}

const Identity = ({ identity, texts }: { identity: ProfileIdentity; texts: ProfileFormTexts }) => {
  const { name, email, pictureUrl, onChangePhoto, isChangingPhoto = false } = identity
  return (
    <div className={css.identity}>
      <Avatar name={name} src={pictureUrl} alt="" size="huge" />
      <div>
        <p className={css.name} dir="auto">
          {name}
        </p>
        {email !== undefined && (
          <p className={css.mail}>
            <bdi>{email}</bdi>
          </p>
        )}
      </div>
      {onChangePhoto !== undefined && (
        <Button
          variant="outline"
          tone="neutral"
          size="compact"
          iconStart={<Camera />}
          onClick={onChangePhoto}
          pending={isChangingPhoto}
          pendingLabel={texts.changingPhoto}
        >
          {texts.changePhoto}
        </Button>
      )}
    </div>
  )
}

/**
 * The frame of a pilot's profile (specification §2.17): who it is, sections of fields, and a bar with "Save profile" that
 * stays in reach. It lays out and submits; fields, values and rules belong to the host. The read-only profile is built
 * of `Tabs` and `DescriptionList`.
 */
export const ProfileForm = (props: ProfileFormProps) => {
  const {
    mode = 'edit', identity, status, intro, children, error, isDirty = false, isSaving = false, onSave, onCancel,
    headingLevel = 1, texts: given, className, style, ...rest
  } = props
  const texts = { ...profileFormTexts, ...given }
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isSaving) onSave()
  }
  return (
    <div className={cx(css.layout, identity === undefined && css.alone, className)} style={style}>
      {identity !== undefined && <Identity identity={identity} texts={texts} />}
      <form noValidate aria-labelledby={titleId} {...rest} onSubmit={submit} className={css.form}>
        <div className={css.head}>
          <Heading id={titleId} className={css.title}>
            {texts.title[mode]}
          </Heading>
          {status}
          {intro !== undefined && <p className={css.intro}>{intro}</p>}
        </div>
        {children}
        {error !== undefined && error !== '' && <InlineAlert tone="danger">{error}</InlineAlert>}
        <div className={css.bar}>
          {isDirty && (
            <p className={css.unsaved}>
              <IconSlot size="small">
                <PencilLine />
              </IconSlot>
              {texts.unsaved}
            </p>
          )}
          <div className={css.buttons}>
            {onCancel !== undefined && (
              <Button variant="ghost" tone="neutral" onClick={onCancel} disabled={isSaving}>
                {texts.cancel}
              </Button>
            )}
            <Button type="submit" pending={isSaving} pendingLabel={texts.saving}>
              {texts.save}
            </Button>
          </div>
        </div>
      </form>
    </div>
  )
}

export interface ProfileSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The words of the heading; they name the section. */
  title: string
  /** A sentence beneath the title. @default nothing */
  description?: ReactNode
  /** The fields, usually in `ProfileFields`. */
  children: ReactNode
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined
}

/** One part of the profile in a card of its own: "License", "Flying". */
export const ProfileSection = (props: ProfileSectionProps) => {
  const { title, description, children, headingLevel = 2, className, ...rest } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={id} {...rest} className={cx(css.section, className)}>
      <div>
        <Heading id={id} className={css.sectionTitle}>
          {title}
        </Heading>
        {description !== undefined && <p className={css.description}>{description}</p>}
      </div>
      {children}
    </section>
  )
}

/** Fields in two columns where there is room. A field with the attribute `data-span` takes the whole line. */
export const ProfileFields = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx(css.fields, className)} />
)
