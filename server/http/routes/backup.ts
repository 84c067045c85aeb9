import { makeBackup } from '../../shop/maintenance/backup.ts'
import { identify } from '../rpc/identify.ts'
import type { Deps } from '../deps.ts'

/** No call of the contract, because its answer is a file and no JSON. */
export const BACKUP_PATH = '/api/admin/backup'

/** The whole database as a file, for the operator alone. */
export const serveBackup = async (deps: Deps, request: Request): Promise<Response> => {
  await identify(deps, { caller: 'staff', by: 'token' }, request)
  const headers = { 'Content-Type': 'application/gzip', 'Cache-Control': 'no-store' }
  // A copy of the whole database is made for those alone who take it.
  return new Response(request.method === 'HEAD' ? null : await makeBackup(deps), { headers })
}
