import { articleOf, formatBytes, kindsText, type FileProblem, type FileRules } from './checkFile.ts'

/** All words of a `FileDropzone`; each can be replaced on its own. */
export interface FileDropzoneTexts {
  /** The way by pointer and keyboard; drawn as a button. @default 'Choose a file' */
  choose: string
  /** The way by dragging. @default 'or drop it here' */
  drop: string
  /** While a file hangs over the zone. @default 'Drop the file' */
  release: string
  /** @default 'Replace' */
  replace: string
  /** Name of the button that takes the file away. @default 'Remove' */
  remove: string
  /** Name of the progress. @default 'Uploading' */
  uploading: string
  /** What is accepted, said before anything is sent. @default "JPEG, PNG or WebP, up to 10 MB" */
  limits: (rules: FileRules) => string
  /** Why a file was not taken. */
  problem: (problem: FileProblem, rules: FileRules) => string
}

const limits = ({ accept, maxBytes }: FileRules): string => {
  const parts = [kindsText(accept), maxBytes === undefined ? '' : `up to ${formatBytes(maxBytes)}`].filter((part) => part !== '')
  const text = parts.join(', ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const problem = (reason: FileProblem, { accept, maxBytes }: FileRules): string => {
  switch (reason) {
    case 'type': {
      const article = articleOf(accept)
      const kinds = kindsText(accept)
      return article === undefined ? `Choose a file of this kind: ${kinds}.` : `Choose ${article} ${kinds} file.`
    }
    case 'size':
      return `The file is larger than ${formatBytes(maxBytes ?? 0)}.`
    case 'empty':
      return 'The file is empty.'
    case 'many':
      return 'Choose one file.'
  }
}

export const englishTexts: FileDropzoneTexts = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  release: 'Drop the file',
  replace: 'Replace',
  remove: 'Remove',
  uploading: 'Uploading',
  limits,
  problem,
}
