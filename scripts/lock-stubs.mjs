// Completes package-lock.json after `npm install`: npm omits platform packages it could not fetch from the lock, and
// `npm ci` then rejects the lock. Adds the missing optional entries, derived from their names (npm/cli#4828).
import { readFileSync, writeFileSync } from 'node:fs';

const OS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const CPU = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

for (const entry of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const path = `node_modules/${name}`;
    if (lock.packages[path] || !/^\d/.test(version)) continue;
    const words = name.split(/[-/.]/);
    lock.packages[path] = {
      version,
      optional: true,
      cpu: words.filter((word) => CPU.includes(word)),
      os: words.filter((word) => OS.includes(word)),
    };
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
