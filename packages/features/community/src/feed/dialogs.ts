// What opens over the feed: code that comes with the first press on a button for it.
export { PostDialog } from './PostDialog.tsx'
export { RemoveDialog } from './RemoveDialog.tsx'
