import { useState } from 'react'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import { FileDropzone, type FileDropzoneProps } from './index.ts'

const images = ['image/jpeg', 'image/png', 'image/webp']
const tenMegabytes = 10 * 1024 * 1024
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"><rect width="600" height="400" fill="#7fb2e5"/><circle cx="300" cy="200" r="120" fill="#fff"/></svg>'
const photo = `data:image/svg+xml,${encodeURIComponent(drawing)}`
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = (name = 'license-front.png') =>
  new File([Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))], name, { type: 'image/png' })
const onFileChange = fn()

const Example = (props: Omit<Partial<FileDropzoneProps>, 'label' | 'aria-label' | 'aria-labelledby'>) => {
  const [file, setFile] = useState<File | null>(props.file ?? null)
  return (
    <div style={{ padding: 16, maxInlineSize: 400 }}>
      <FileDropzone
        accept={images}
        maxBytes={tenMegabytes}
        {...props}
        label="License Front"
        file={file}
        onFileChange={(next) => {
          onFileChange(next)
          setFile(next)
        }}
      />
    </div>
  )
}

const meta = preview.meta({
  tags: ['autodocs'],
  component: FileDropzone,
  title: 'UI/FileDropzone',
  args: { label: 'License Front', file: null, onFileChange },
  beforeEach: () => {
    onFileChange.mockClear()
  },
  render: () => <Example />,
})

const inputOf = (canvas: { getByLabelText: (text: RegExp) => HTMLElement }) => {
  const input = canvas.getByLabelText(/^License Front/)
  if (!(input instanceof HTMLInputElement)) throw new Error('The label names no input')
  return input
}

export const Default = meta.story({})

Default.test('the limits are said before anything is sent', async ({ canvas }) => {
  await expect(canvas.getByText('JPEG, PNG or WebP, up to 10 MB')).toBeVisible()
  await expect(inputOf(canvas)).toHaveAccessibleDescription('JPEG, PNG or WebP, up to 10 MB')
  await expect(inputOf(canvas).accept).toBe('image/jpeg,image/png,image/webp')
  await userEvent.tab()
  await expect(inputOf(canvas)).toHaveFocus()
})

Default.test('a chosen file is seen, replaced and removed', async ({ canvas }) => {
  const made = spyOn(URL, 'createObjectURL')
  const revoked = spyOn(URL, 'revokeObjectURL')
  try {
    const first = picture()
    await userEvent.upload(inputOf(canvas), first)
    await expect(onFileChange).toHaveBeenLastCalledWith(first)
    await expect(await canvas.findByRole('img', { name: 'license-front.png' })).toBeVisible()
    await userEvent.upload(inputOf(canvas), picture('other.png'))
    await expect(await canvas.findByRole('img', { name: 'other.png' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove License Front' }))
    await expect(onFileChange).toHaveBeenLastCalledWith(null)
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(inputOf(canvas)).toHaveFocus()
    // Every preview is given back, also the double ones of strict mode.
    await waitFor(() => expect(revoked).toHaveBeenCalledTimes(made.mock.calls.length))
  } finally {
    made.mockRestore()
    revoked.mockRestore()
  }
})

Default.test('a dropped file is taken; the zone shows that it would be', async ({ canvas, canvasElement }) => {
  const zone = canvasElement.querySelector('[data-over]')
  if (zone === null) throw new Error('There is no zone')
  await fireEvent.dragEnter(zone)
  await expect(canvas.getByText('Drop the file')).toBeVisible()
  await fireEvent.dragLeave(zone)
  await expect(canvas.getByText('Choose a file')).toBeVisible()
  const transfer = new DataTransfer()
  transfer.items.add(picture('dropped.png'))
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
  await expect(await canvas.findByRole('img', { name: 'dropped.png' })).toBeVisible()
})

Default.test('c53: a file that is not taken is named as the error, and the next one mends it', async ({ canvas }) => {
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(inputOf(canvas), new File(['x'], 'front.heic', { type: 'image/heic' }))
  await expect(inputOf(canvas)).toBeInvalid()
  await expect(canvas.getByText('Choose a JPEG, PNG or WebP file.')).toBeVisible()
  await expect(onFileChange).not.toHaveBeenCalled()
  await user.upload(inputOf(canvas), picture())
  await expect(inputOf(canvas)).toBeValid()
})

export const TooLarge = meta.story({
  tags: ['!autodocs'],
  render: () => <Example maxBytes={50} />,
  play: async ({ canvas }) => {
    await userEvent.upload(inputOf(canvas), picture())
    await expect(canvas.getByText('The file is larger than 50 bytes.')).toBeVisible()
  },
})

const Sending = () => {
  const [progress, setProgress] = useState(0.4)
  return (
    <>
      <Example file={picture()} progress={progress} />
      <Button onClick={() => setProgress(0.8)}>Go on</Button>
    </>
  )
}

export const Uploading = meta.story({
  render: () => <Sending />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute('aria-valuetext', '40%')
    await expect(inputOf(canvas)).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }))
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '80%')
  },
})

const SentAtOnce = () => {
  const [isSending, setSending] = useState(false)
  return (
    <FileDropzone
      label="License Front"
      file={null}
      previewUrl={photo}
      {...(isSending && { progress: 'unknown' })}
      onFileChange={(file) => {
        onFileChange(file)
        setSending(true)
      }}
    />
  )
}

export const UploadingAtOnce = meta.story({
  name: 'a file that is sent as soon as it is chosen leaves the focus where it is; another one has to wait',
  tags: ['!autodocs'],
  render: () => <SentAtOnce />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    await userEvent.upload(inputOf(canvas), picture())
    await expect(canvas.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
    // A browser takes the focus from what cannot have it when it draws.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await expect(inputOf(canvas)).toHaveFocus()
    await expect(inputOf(canvas)).toHaveAttribute('aria-disabled', 'true')
    // Neither the picker, nor what comes of one that was open before, nor a drop.
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    inputOf(canvas).dispatchEvent(press)
    await expect(press.defaultPrevented).toBe(true)
    const transfer = new DataTransfer()
    transfer.items.add(picture('other.png'))
    inputOf(canvas).files = transfer.files
    await fireEvent.change(inputOf(canvas))
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer })
    canvasElement.querySelector('[data-over]')?.dispatchEvent(drop)
    await expect(onFileChange).toHaveBeenCalledOnce()
    await expect(inputOf(canvas).files).toHaveLength(0)
  },
})

const refusals: readonly (readonly [accept: readonly string[], text: string])[] = [
  [['image/*'], 'Choose an image file.'],
  [['audio/*', 'video/*'], 'Choose an audio or video file.'],
  [['application/pdf', 'image/*'], 'Choose a PDF or image file.'],
  [['.mp3'], 'Choose a file of this kind: MP3.'],
  [['.html', 'image/*'], 'Choose a file of this kind: HTML or image.'],
]

export const Refusals = meta.story({
  name: 'c53: what is accepted is said in right words, whatever it is',
  tags: ['!autodocs'],
  render: () => <>{refusals.map(([accept, text]) => <Example key={text} accept={accept} />)}</>,
  play: async ({ canvas }) => {
    const user = userEvent.setup({ applyAccept: false })
    for (const [at, [, text]] of refusals.entries()) {
      const input = canvas.getAllByLabelText(/^License Front/)[at]
      if (input === undefined) throw new Error('An input is missing')
      await user.upload(input, new File(['x'], 'front.xyz', { type: 'x/xyz' }))
      await expect(canvas.getByText(text)).toBeVisible()
    }
  },
})

export const SentBefore = meta.story({
  name: 'what was sent before can be replaced; there is nothing to remove',
  tags: ['!autodocs'],
  render: () => <Example file={null} previewUrl={photo} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Remove/ })).toBeNull()
    await expect(inputOf(canvas)).toBeEnabled()
  },
})

export const PictureThatFails = meta.story({
  tags: ['!autodocs'],
  render: () => <Example file={new File(['no image'], 'broken.png', { type: 'image/png' })} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.queryByRole('img')).toBeNull())
    await waitFor(() => expect(canvasElement.querySelector('svg')).not.toBeNull())
    await expect(canvas.getAllByText('broken.png')[0]).toBeVisible()
  },
})

const none = { file: null, onFileChange, accept: images, maxBytes: tenMegabytes } as const

export const Sheet = meta.story({
  render: () => (
    <StickerSheet>
      <SheetRow label="states" flow="stack" width="24rem">
        <FileDropzone label="Rest" {...none} />
        <FileDropzone label="Hover" {...none} data-state="hover" />
        <FileDropzone label="Focus" {...none} data-state="focus" hint="All four corners in sight." />
        <FileDropzone label="Error" {...none} required error="Upload the front of your license." />
        <FileDropzone label="Disabled" {...none} disabled />
        <FileDropzone label="Any file" optionalText="Optional" file={null} onFileChange={onFileChange} />
        <FileDropzone label="Filled" {...none} previewUrl={photo} previewAlt="The front of a license" />
        <FileDropzone label="Filled, disabled" {...none} previewUrl={photo} previewAlt="The front of a license" disabled />
        <FileDropzone label="Square" {...none} shape="square" previewUrl={photo} previewAlt="A post" />
        <FileDropzone label="Round" {...none} shape="round" previewUrl={photo} previewAlt="A portrait" />
        <FileDropzone label="Uploading" {...none} file={new File(['x'], 'notes.txt')} progress={0.4} />
        <FileDropzone label="Uploading, unknown length" {...none} file={new File(['x'], 'notes.txt')} progress="unknown" />
      </SheetRow>
      <SheetRow label="longest, unbroken" flow="stack" width="14rem">
        <FileDropzone label={awkward.long} {...none} file={new File(['x'], `${awkward.unbroken}.txt`)} />
        <FileDropzone label={awkward.unbroken} {...none} texts={{ choose: awkward.unbroken, drop: awkward.long }} />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width="24rem">
        <FileDropzone label="صورة" {...none} texts={{ choose: 'اختر ملفا', drop: 'أو أفلته هنا' }} />
      </SheetRow>
    </StickerSheet>
  ),
})
