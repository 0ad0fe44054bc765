/** A drawn photograph for stories: no network, no licence. */
export const sunset =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 405"><defs><linearGradient id="s" x2="0" y2="1">' +
      '<stop stop-color="#1d4f9c"/><stop offset=".55" stop-color="#e9ab7b"/><stop offset="1" stop-color="#1c3b6e"/>' +
      '</linearGradient></defs><rect width="720" height="405" fill="url(#s)"/><circle cx="226" cy="206" r="36" fill="#ffe2a8"/>' +
      '<path d="M0 0h720v36C560 42 300 64 0 106z" fill="#c9d2de"/></svg>',
  )

export const broken = 'data:image/png;base64,AAAA'
