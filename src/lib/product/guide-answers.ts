/** A question of a guide that finds a product. */
export interface GuideQuestion {
  readonly id: string;
  readonly title: string;
  readonly isMultiple?: boolean | undefined;
  readonly options: readonly GuideOption[];
}

export interface GuideOption {
  readonly id: string;
  readonly label: string;
  /** Replaces the category of the guide. */
  readonly categoryId?: string | undefined;
  readonly filters?: readonly { readonly facet: string; readonly values: readonly string[] }[] | undefined;
}

export interface GuideAnswer {
  readonly question: GuideQuestion;
  /** Empty: no preference. */
  readonly options: readonly GuideOption[];
}

/** The option of every question that decides nothing. */
export const ANY = 'any';
/** The name of the parameter that holds answers, once for each: `question.option`. */
export const ANSWER = 'answer';

/**
 * The answers in the values of the URL's parameter, in the order of the questions up to the first unanswered one. Unknown
 * questions and options count as missing; of a question with one answer the last one counts.
 */
export function readGuideAnswers(
  questions: readonly GuideQuestion[],
  values: readonly string[],
): readonly GuideAnswer[] {
  const answers: GuideAnswer[] = [];
  for (const question of questions) {
    const prefix = `${question.id}.`;
    const ids = values.filter((value) => value.startsWith(prefix)).map((value) => value.slice(prefix.length));
    const found = question.options.filter(({ id }) => ids.includes(id));
    const last = question.options.find(({ id }) => id === ids.findLast((one) => found.some((each) => each.id === one)));
    const options = question.isMultiple === true ? found : last === undefined ? [] : [last];
    if (options.length === 0 && !ids.includes(ANY)) break;
    answers.push({ question, options });
  }
  return answers;
}

/** The values of the parameter for answers; `readGuideAnswers` reads the same answers from them. */
export function guideValues(answers: readonly GuideAnswer[]): readonly string[] {
  return answers.flatMap(({ question, options }) =>
    (options.length === 0 ? [ANY] : options.map(({ id }) => id)).map((id) => `${question.id}.${id}`),
  );
}

/** The query of a guide's page with these values, empty without any. */
export function guideQuery(values: readonly string[]): string {
  return values.length === 0 ? '' : `?${new URLSearchParams(values.map((value) => [ANSWER, value]))}`;
}

export interface GuideSelection {
  readonly categoryId: string;
  /** Values by facet, as a listing's address has them: `f.activity`. */
  readonly facets: ReadonlyMap<string, readonly string[]>;
}

/** The category and the filters that answers stand for; a later answer's category replaces an earlier one's. */
export function selectByAnswers(categoryId: string, answers: readonly GuideAnswer[]): GuideSelection {
  const options = answers.flatMap((answer) => answer.options);
  const facets = new Map<string, readonly string[]>();
  for (const { facet, values } of options.flatMap(({ filters = [] }) => filters))
    facets.set(`f.${facet}`, [...new Set([...(facets.get(`f.${facet}`) ?? []), ...values])]);
  return {
    categoryId: options.findLast((option) => option.categoryId !== undefined)?.categoryId ?? categoryId,
    facets,
  };
}
