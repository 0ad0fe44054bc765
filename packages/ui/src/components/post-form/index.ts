export { PostForm, type PostFormProps } from './PostForm.tsx'
