import { expect, fn, screen, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { awkward, SheetRow, StickerSheet } from '../../internal/Sheet.tsx'
import { Button } from '../button/index.ts'
import { Dialog } from '../dialog/index.ts'
import { FileDropzone } from '../file-dropzone/index.ts'
import { SegmentedControl } from '../segmented-control/index.ts'
import { TextArea } from '../text-area/index.ts'
import { TextField } from '../text-field/index.ts'
import { PostForm } from './index.ts'

const categories = [
  { value: 'flights', label: 'Flights' },
  { value: 'training', label: 'Training' },
  { value: 'tips', label: 'Tips' },
  { value: 'Q&A', label: 'Q&A' },
] as const

const arabicCategories = [
  { value: 'flights', label: 'رحلات' },
  { value: 'training', label: 'تدريب' },
  { value: 'tips', label: 'نصائح' },
] as const

const fields = {
  category: <SegmentedControl label="Category" segments={categories} defaultValue="flights" name="category" />,
  titleField: <TextField label="Title" name="title" defaultValue="Monterey on a clear December day" />,
  contentField: (
    <TextArea
      label="Content"
      name="content"
      rows={5}
      defaultValue="Direct at 5,500, back along the coast. The bar was sharp enough to count the boats."
    />
  ),
  imageField: <FileDropzone label="Image" optionalText="Optional" file={null} onFileChange={fn()} />,
}

const meta = preview.meta({
  tags: ['autodocs'],
  title: 'Product/PostForm',
  component: PostForm,
  args: { id: 'new-post', ...fields, onSubmit: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  parameters: {
    docs: {
      story: { inline: false, height: '720px' },
      description: {
        component:
          'Category, title, content and picture of a new post. Use it as the content of the "New post" dialog; for a comment use CommentForm. It only lays out what the host binds to its form library; the submit button stands in the foot of the Dialog and names the form.',
      },
    },
  },
})

export const InItsDialog = meta.story({
  render: (args) => (
    <Dialog
      isOpen
      title="New post"
      closesOnBackdrop={false}
      onClose={fn()}
      footer={
        <>
          <Button variant="ghost" tone="neutral">
            Cancel
          </Button>
          <Button type="submit" form={args.id}>
            Post
          </Button>
        </>
      }
    >
      <PostForm {...args} />
    </Dialog>
  ),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Post' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

export const Failed = meta.story({
  args: { error: 'Failed to create post. Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to create post. Please try again.')
  },
})

export const Sheet = meta.story({
  name: 'Sheet',
  render: (args) => (
    <StickerSheet>
      <SheetRow label="with an error" flow="stack" width="30rem">
        <PostForm {...args} id="a" error={awkward.long} />
      </SheetRow>
      <SheetRow label="narrow" flow="stack" width="18rem">
        <PostForm
          {...args}
          id="b"
          category={<SegmentedControl label="Category" segments={categories} defaultValue="tips" name="narrow" />}
          error={awkward.unbroken}
        />
      </SheetRow>
      <SheetRow label="right to left" dir="rtl" flow="stack" width="30rem">
        <PostForm
          {...args}
          id="c"
          category={<SegmentedControl label="الفئة" segments={arabicCategories} defaultValue="training" name="rtl" />}
          titleField={<TextField label="العنوان" name="title" defaultValue={awkward.arabic} />}
          contentField={<TextArea label="المحتوى" name="content" rows={3} defaultValue={awkward.arabic} />}
          error={awkward.arabic}
        />
      </SheetRow>
    </StickerSheet>
  ),
})
