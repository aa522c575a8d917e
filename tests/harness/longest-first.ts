import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Minutes of work in a short file: started last, it would run alone. */
const LONGEST = ['backend/checkout/order-model/order-model.test.ts'];

const isLongest = ({ moduleId }: TestSpecification): boolean => LONGEST.some((path) => moduleId.endsWith(path));

/** Starts the longest files first; Vitest only knows their size, unless it has run them before. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}
