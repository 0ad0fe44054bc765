export { CommentList, type Comment, type CommentListProps, type CommentTexts } from './CommentList.tsx'
