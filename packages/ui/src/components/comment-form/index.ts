export { CommentForm, type CommentFormProps, type CommentFormTexts } from './CommentForm.tsx'
