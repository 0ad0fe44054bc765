/** Loaded into a server before it starts: on SIGUSR2 it prints the CPU time that it has used, in microseconds. */
import process from 'node:process'

process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage()
  process.stdout.write(`cpu ${user + system}\n`)
})
