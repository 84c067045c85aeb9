import { promise } from './promise.ts'

/** Fields nobody asked for, and what is installed. */
export const securityPackages = {
  's2/ignored': promise('Fields that nobody asked for are ignored and never stored', [
    'server/shop/accounts/addresses.ts',
    'set(columns(form)).where',
    "set({ ...columns(form), isDefault: 'is_default' in form }).where",
  ]),
  's25/hash': promise('Every package is held by its hash', [
    'package-lock.json',
    '  "packages": {\n    "": {',
    '  "packages": {\n    "node_modules/x": { "version": "1.0.0" },\n    "": {',
  ]),
  's25/bill': promise('And named in the bill of materials', [
    'package.json',
    '"sbom": "npm sbom --sbom-format',
    '"sbom": "npm sbom --omit=dev --sbom-format',
  ]),
}
