// npm run dev: the service with reload on change, and the web app by Vite with hot updates in front of it.
import { spawn } from 'node:child_process'
import process from 'node:process'
import { ensureInstalled, ensureNode, root, toolEnv } from './lib/workspace.mjs'

ensureInstalled()
ensureNode()

const servicePort = process.env.PORT ?? '3000'
const start = (command, args, env) => spawn(command, args, { cwd: root, env: toolEnv(env), stdio: 'inherit' })

const children = [
  start('node', ['--watch', '--conditions=@pilotpair/source', 'apps/mock-api/src/server.ts', '--mode', 'demo'], {
    PORT: servicePort,
    PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173',
  }),
  start('npx', ['vite', 'apps/web', '--port', '5173', '--strictPort'], { API_ORIGIN: `http://127.0.0.1:${servicePort}` }),
]

const stop = () => children.forEach((child) => child.kill('SIGTERM'))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
children.forEach((child) =>
  child.on('exit', (code) => {
    stop()
    process.exitCode ||= code ?? 0
  }),
)
