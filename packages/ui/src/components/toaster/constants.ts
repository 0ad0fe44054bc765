/** How toasts behave (specification §9, "Toast defaults"). */
export const toastDefaults = {
  /** Milliseconds until a toast goes by itself. Loading toasts and those with an action stay. */
  durationMs: 4000,
  /** Toasts seen at once; older ones are stacked behind. */
  visible: 3,
  /** Pixels between toasts when the stack is open. */
  gap: 14,
  /** Pixels. */
  width: 356,
  /** Pixels of swipe that dismiss; a shorter one does not, however quick. */
  swipeThreshold: 45,
  position: 'bottom-right',
  hotkey: 'Alt+T',
} as const
