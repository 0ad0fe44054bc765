export { PostCard, type Author, type PostCardProps, type PostTexts } from './PostCard.tsx'
