import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { Command } from 'commander'
import { printAnswer } from './command.ts'
import { askForBackup, CliError } from './shop-call.ts'

const write = async (file: string): Promise<number> => {
  const body = await askForBackup()
  const part = `${file}.part`
  try {
    // The two libraries describe the same web stream by two types.
    await pipeline(Readable.fromWeb(body as ReadableStream), createWriteStream(part, { mode: 0o600 }))
    // Renamed last, so that no name ever means half a backup.
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw new CliError(`The backup could not be written to ${file}: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    })
  }
  return (await stat(file)).size
}

/** `backup <file>`. */
export const addBackup = (program: Command): void => {
  program
    .command('backup <file>')
    .description('Write the whole database, as it is now, to a file')
    .option('--json', 'print one JSON value')
    .action(async (file: string, options: { json?: true }) => {
      const bytes = await write(file)
      printAnswer(options, { file, bytes }, () => `${file} is written, ${(bytes / 1e6).toFixed(1)} MB.`)
    })
    .addHelpText(
      'after',
      `
The file serves both kinds of database. It holds people's addresses and hashes of passwords: keep it as you
keep the shop. Pictures that were handed in lie beside the database, in $DATA_DIR/reviews or in the bucket.

Examples:
  npm run --silent admin -- backup shop-2026-11-21.gz
  DATA_DIR=./restored npm run restore -- shop-2026-11-21.gz`,
    )
}
