export { checkFiles, fileProblems, formatBytes, type FileFacts, type FileProblem, type FileRules } from './checkFile.ts'
export { FileDropzone, type FileDropzoneProps, type UploadProgress } from './FileDropzone.tsx'
export { dropzoneShapes, type DropzoneShape } from './FileDropzone.css.ts'
export type { FileDropzoneTexts } from './texts.ts'
