import cluster from 'node:cluster'
import process from 'node:process'
import { readProcesses, startCluster } from './cluster.ts'
import { readConfig, readMode } from './config.ts'
import { createLogger } from './lib/logger.ts'
import { StartError } from './lib/start-error.ts'
import { startService } from './serve.ts'

try {
  const args = process.argv.slice(2)
  const config = readConfig(process.env, readMode(args))
  const logger = createLogger(config.logLevel)
  const processes = readProcesses(args)
  if (processes === undefined) await startService(config, logger, 'alone')
  else if (cluster.isPrimary) await startCluster(config, logger, processes)
  else await startService(config, logger, 'worker')
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
