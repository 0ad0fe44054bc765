import type { Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'

interface Refusal {
  readonly line: string
  readonly detail: string
}

const refusalOf = (code: unknown): Refusal => {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return { line: '431 Request Header Fields Too Large', detail: 'The address or the headers are too long.' }
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { line: '408 Request Timeout', detail: 'The request took too long to arrive.' }
    default:
      return { line: '400 Bad Request', detail: 'The request is not valid HTTP.' }
  }
}

const write = (socket: Duplex, { line, detail }: Refusal): void => {
  const body = JSON.stringify({ detail })
  const headers = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\nCache-Control: no-store`
  socket.end(`HTTP/1.1 ${line}\r\nConnection: close\r\n${headers}\r\n\r\n${body}`)
}

/** Answers in JSON also what the HTTP parser refuses, which never becomes a request that a route could answer. */
export const answerClientErrors = (server: Server): void => {
  const answers = new WeakMap<Duplex, ServerResponse>()
  server.on('request', (request, response) => {
    answers.set(request.socket, response)
    response.once('close', () => answers.delete(request.socket))
  })
  server.on('clientError', (error: Error & { readonly code?: unknown }, socket) => {
    const isAnswering = answers.get(socket)?.headersSent ?? false
    if (isAnswering || !socket.writable || error.code === 'ECONNRESET') socket.destroy()
    else write(socket, refusalOf(error.code))
  })
}
