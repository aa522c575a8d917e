const TICK = 5000;

/** Prints what the program waits for, and repeats it every few seconds. */
export async function withProgress(label, work) {
  const start = Date.now();
  console.log(`${label} ...`);
  const timer = setInterval(() => console.log(`${label} ... ${seconds(start)} s`), TICK);
  try {
    const result = await work();
    console.log(`${label}: done in ${seconds(start)} s`);
    return result;
  } finally {
    clearInterval(timer);
  }
}

function seconds(start) {
  return Math.round((Date.now() - start) / 1000);
}
