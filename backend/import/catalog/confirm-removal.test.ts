import { describe, expect, test } from 'vitest';
import { createApproval } from './confirm-removal.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

async function approve(gone: number, total: number, options: { yes?: boolean; isDryRun?: boolean; answer?: boolean }) {
  const report: string[] = [];
  const questions: string[] = [];
  const { yes = false, isDryRun = false, answer } = options;
  const ask = async (question: string) => {
    questions.push(question);
    return answer === true;
  };
  const output = { report: (line: string) => void report.push(line), progress: () => undefined };
  const approval = createApproval({ yes, isDryRun, output: answer === undefined ? output : { ...output, ask } });
  const error = await approval({ noun: 'products', gone: names(gone), total }).then(
    () => undefined,
    (rejection: Error) => rejection.message,
  );
  return { report, questions, error };
}

describe('a removal with --prune', () => {
  test('is printed and needs no confirmation up to a tenth', async () => {
    expect(await approve(2, 20, { answer: false })).toEqual({
      report: ['--prune removes 2 of 20 imported products: p0, p1'],
      questions: [],
      error: undefined,
    });
    expect(await approve(0, 20, {})).toEqual({ report: [], questions: [], error: undefined });
  });

  test('needs confirmation above a tenth', async () => {
    const agreed = await approve(3, 20, { answer: true });
    expect(agreed.questions).toEqual(['--prune removes 3 of 20 imported products, more than a tenth. Go on?']);
    expect(agreed.error).toBeUndefined();
    expect((await approve(3, 20, { answer: false })).error).toBe(
      '--prune removes 3 of 20 imported products, more than a tenth. Nothing was imported',
    );
  });

  test('is rejected above a tenth without a terminal, naming the flag that allows it', async () => {
    const { error, report } = await approve(30, 40, {});
    expect(error).toContain('--yes');
    expect(report[0]).toMatch(/p18, p19 and 10 more$/);
    expect((await approve(30, 40, { yes: true })).error).toBeUndefined();
    expect((await approve(30, 40, { isDryRun: true })).report).toContain(
      'more than a tenth: the import will ask, or needs --yes',
    );
  });
});
