const DECLARATION = /\/src\/api\/\w+\/[\w-]+\.ts$/;
/** Members that only the service reads. */
const SERVER_ONLY = new Set(['access', 'errors']);

/**
 * Leaves the access and the errors of operations out of browser scripts: a declaration is one object for both ends, and
 * a script that makes a call needs its method and path only.
 * @returns {import('vite').Plugin}
 */
export function slimDeclarations() {
  return {
    name: 'slim-declarations',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: DECLARATION },
      handler(code) {
        const ranges = this.parse(code).body.flatMap(declarationsOf).flatMap(serverOnlyRanges);
        return ranges.length === 0 ? undefined : { code: ranges.reduce(blank, code), map: null };
      },
    },
  };
}

/** The objects of `export const name = operation({ ... })`. */
function declarationsOf(statement) {
  const { declarations = [] } = statement.declaration ?? {};
  return declarations
    .map(({ init }) => init)
    .filter((call) => call?.type === 'CallExpression' && call.callee.name === 'operation')
    .map((call) => call.arguments[0]);
}

/** From each member to the next, with the comma between them. */
function serverOnlyRanges({ properties, end }) {
  return properties.flatMap(({ key, start }, index) =>
    SERVER_ONLY.has(key?.name) ? [[start, properties[index + 1]?.start ?? end - 1]] : [],
  );
}

/** Spaces keep every position, so that the source map stays right. */
const blank = (code, [from, to]) => code.slice(0, from) + ' '.repeat(to - from) + code.slice(to);
