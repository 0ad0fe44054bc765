const card = (body: string): string =>
  'data:image/svg+xml,' +
  encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" width="900" height="600">${body}</svg>`)

const lines = (x: number, from: number) =>
  [0, 1, 2, 3].map((at) => `<rect x="${x}" y="${from + at * 56}" width="${440 - at * 60}" height="24" rx="10" fill="#5a9cad"/>`).join('')

/** Drawn documents for stories: nobody's papers. */
export const drawn = {
  front: card(`<rect width="900" height="600" fill="#e9faff"/><rect width="900" height="120" fill="#0b7490"/><rect x="70" y="190" width="210" height="250" rx="16" fill="#b3e8f4"/><circle cx="175" cy="280" r="50" fill="#5a9cad"/>${lines(350, 200)}`),
  back: card(`<rect width="900" height="600" fill="#e9faff"/><rect y="84" width="900" height="108" fill="#47515f"/>${lines(70, 264)}<rect x="690" y="276" width="140" height="140" rx="12" fill="none" stroke="#5a9cad" stroke-width="14"/>`),
  selfie: card('<rect width="900" height="600" fill="#c9e3f7"/><circle cx="450" cy="250" r="115" fill="#64717f"/><path d="M230 600c12-216 428-216 440 0z" fill="#64717f"/>'),
}

export const broken = 'data:image/png;base64,AAAA'
