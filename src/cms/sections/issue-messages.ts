import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** A validation issue and how to resolve it, shown after the field's name. */
export interface IssueMessage {
  readonly wrong: string;
  readonly advice: string;
}

/** Suggests a value instead of an unknown one; returns `otherwise` where none is similar. */
type Suggest = (value: string, known: readonly string[], otherwise: string) => string;

/** A schema issue as a message; `value` is the value at its path. */
export function describeSchemaIssue(
  issue: Issue,
  value: unknown,
  suggest: Suggest = (_value, _known, otherwise) => otherwise,
): IssueMessage {
  if (issue.code === 'invalid_type') return ofType(issue.expected, value);
  if (issue.code === 'too_small')
    return ofSize(issue.origin, { limit: issue.minimum, isTooSmall: true, isTaken: issue.inclusive !== false });
  if (issue.code === 'too_big')
    return ofSize(issue.origin, { limit: issue.maximum, isTooSmall: false, isTaken: issue.inclusive !== false });
  if (issue.code === 'invalid_value') return ofChoice(issue.values.map(String), value, suggest);
  if (issue.code === 'invalid_format') return ofFormat(issue.format);
  if (issue.code === 'invalid_union')
    return {
      wrong: `holds ${kindOf(value)}, which it does not take`,
      advice: 'Write one of the values the field takes.',
    };
  return { wrong: issue.message, advice: 'Correct the value.' };
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object with fields',
  record: 'an object with fields',
  array: 'a list',
};

function kindOf(value: unknown): string {
  if (value === null) return 'nothing (null)';
  return KINDS[Array.isArray(value) ? 'array' : typeof value] ?? 'something else';
}

function ofType(expected: string, value: unknown): IssueMessage {
  const wanted = KINDS[expected] ?? expected;
  if (value === undefined) return { wrong: 'is missing', advice: `Fill it in: it is ${wanted}.` };
  const given = expected === 'int' && typeof value === 'number' ? `${value}` : kindOf(value);
  return { wrong: `holds ${given}, but takes ${wanted}`, advice: `Write ${wanted}.` };
}

interface Size {
  readonly limit: number | bigint;
  readonly isTooSmall: boolean;
  /** Whether the limit itself is valid. */
  readonly isTaken: boolean;
}

function ofSize(origin: string, { limit, isTooSmall, isTaken }: Size): IssueMessage {
  if (isTooSmall && limit === 1 && origin !== 'number')
    return { wrong: 'is empty', advice: origin === 'array' ? 'Add an entry.' : 'Write something in it.' };
  if (origin === 'array')
    return isTooSmall
      ? { wrong: `has fewer than ${limit} entries`, advice: 'Add entries.' }
      : { wrong: `has more than ${limit} entries`, advice: 'Take some out, or spread them over two sections.' };
  if (origin === 'string')
    return isTooSmall
      ? { wrong: `is shorter than ${limit} characters`, advice: 'Write more.' }
      : { wrong: `is longer than ${limit} characters`, advice: 'Shorten it.' };
  if (!isTaken) {
    const side = isTooSmall ? 'more' : 'less';
    return { wrong: `has to be ${side} than ${limit}`, advice: `Write ${side} than ${limit}.` };
  }
  const bound = isTooSmall ? 'smallest' : 'largest';
  return {
    wrong: `is too ${isTooSmall ? 'small' : 'large'}: ${limit} is the ${bound} it takes`,
    advice: `Write ${limit} or ${isTooSmall ? 'more' : 'less'}.`,
  };
}

function ofChoice(choices: readonly string[], value: unknown, suggest: Suggest): IssueMessage {
  if (value === undefined) return { wrong: 'is missing', advice: `Write one of: ${choices.join(', ')}.` };
  const list = `Write one of: ${choices.join(', ')}.`;
  return { wrong: `is “${String(value)}”, which it does not know`, advice: suggest(String(value), choices, list) };
}

function ofFormat(format: string): IssueMessage {
  return format === 'datetime'
    ? { wrong: 'is no instant', advice: 'Write date, time and offset: 2026-12-15T18:00:00-07:00.' }
    : { wrong: `is not written as ${format}`, advice: 'Write it as the field describes.' };
}
