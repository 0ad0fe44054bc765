import { profileTexts, UPLOAD_FILE_MAX_BYTES, UPLOAD_IMAGE_TYPES } from '@pilotpair/contract'
import { failureText, hintFor, placeProblems, useUnsaved } from '@pilotpair/feature-core'
import { Button } from '@pilotpair/ui/button'
import { Dialog } from '@pilotpair/ui/dialog'
import { FileDropzone } from '@pilotpair/ui/file-dropzone'
import { showToast } from '@pilotpair/ui/toast-queue'
import { useState } from 'react'
import { useUploadPictureMutation } from '../api.ts'

/** Props of {@link PhotoDialog}. */
export interface PhotoDialogProps {
  /** The picture that is there, if any. */
  readonly pictureUrl: string | null
  readonly onClose: () => void
  /** The new picture is stored. */
  readonly onChanged: () => void
}

/** Chooses, previews and sends a new picture of the person. What is chosen stays when sending fails. */
export const PhotoDialog = ({ pictureUrl, onClose, onChanged }: PhotoDialogProps) => {
  const [upload, { isLoading }] = useUploadPictureMutation()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string>()
  useUnsaved(file !== null)

  const send = async (): Promise<void> => {
    if (file === null) {
      setError('Choose a photo first.')
      return
    }
    setError(undefined)
    const { error: failure } = await upload(file)
    if (failure === undefined) {
      onChanged()
      return
    }
    showToast({ type: 'error', text: profileTexts.pictureFailed })
    const hint = hintFor(failure)
    const refusal = placeProblems(failure, { profile_picture: 'file' })[0]?.message
    setError([refusal ?? failureText(failure, profileTexts.pictureFailed), hint].filter((part) => part !== undefined).join(' '))
  }

  return (
    <Dialog
      isOpen
      title="Change photo"
      onClose={onClose}
      closesOnBackdrop={file === null}
      isBusy={isLoading}
      footer={
        <>
          <Button variant="ghost" tone="neutral" onClick={onClose} disabled={isLoading}>
            Cancel
          </Button>
          <Button onClick={() => void send()} pending={isLoading} pendingLabel="Uploading…">
            Upload photo
          </Button>
        </>
      }
    >
      <FileDropzone
        label="Photo"
        shape="round"
        file={file}
        onFileChange={(chosen) => {
          setFile(chosen)
          setError(undefined)
        }}
        accept={UPLOAD_IMAGE_TYPES}
        maxBytes={UPLOAD_FILE_MAX_BYTES}
        previewUrl={file === null ? pictureUrl : undefined}
        previewAlt={file === null ? 'Your photo' : 'Preview of your new photo'}
        progress={isLoading ? 'unknown' : undefined}
        error={error}
      />
    </Dialog>
  )
}
