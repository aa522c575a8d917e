import { readdirSync, readFileSync } from 'node:fs';

const TICK = 10;
const PAGE = 4096;

/** User and system time of a process so far, from its threads; exact where the kernel counts it. Linux only. */
export function cpuMilliseconds(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`);
    return threads.reduce((sum, file) => sum + Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6, 0);
  } catch {
    return cpuTicks(pid);
  }
}

/** Where the kernel does not count per thread: ticks of 10 ms. */
function cpuTicks(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const values = fields.split(' ').map(Number);
  return ((values[11] ?? 0) + (values[12] ?? 0)) * TICK;
}

/** Current resident memory of a process, in MB. */
export function residentMegabytes(pid: number): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return (Number(pages) * PAGE) / 1024 / 1024;
}

/** Peak resident memory of a process, in MB; 0 for one that has ended. */
export function peakMegabytes(pid: number): number {
  try {
    const [, kilobytes = '0'] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kilobytes) / 1024;
  } catch {
    return 0; // the process has ended meanwhile
  }
}
