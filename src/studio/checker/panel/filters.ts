import { AROUND, IMPACTS, type Finding, type Report } from '../../lib/checker-report.ts';

export interface Filter {
  /** An empty string selects all. */
  readonly impact: string;
  readonly source: string;
  /** Path of a section, `AROUND`, or `''` for all. */
  readonly section: string;
}

export const NO_FILTER: Filter = { impact: '', source: '', section: '' };

export interface FindingGroup {
  readonly path: string;
  readonly title: string;
  readonly findings: readonly Finding[];
}

const groupKeyOf = ({ sectionPath }: Finding): string => sectionPath ?? AROUND;

export function groupTitle({ sectionPath, sectionType, sectionId }: Finding): string {
  return sectionPath === undefined ? AROUND : `${sectionType} ${sectionId}`;
}

/** Groups the findings that pass the filter by section, in the report's order. */
export function groupsOf({ findings }: Report, { impact, source, section }: Filter): readonly FindingGroup[] {
  const filtered = findings.filter(
    (finding) =>
      (impact === '' || finding.impact === impact) &&
      (source === '' || finding.source === source) &&
      (section === '' || groupKeyOf(finding) === section),
  );
  const paths = [...new Set(filtered.map(groupKeyOf))];
  return paths.map((path) => {
    const own = filtered.filter((finding) => groupKeyOf(finding) === path);
    const [first] = own;
    return { path, title: first === undefined ? path : groupTitle(first), findings: own };
  });
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Returns the options of each filter with their number of findings. */
export function choicesOf(report: Report): Readonly<Record<keyof Filter, readonly Choice[]>> {
  const { findings } = report;
  const count = (test: (finding: Finding) => boolean): number => findings.filter(test).length;
  return {
    impact: IMPACTS.map((impact) => ({
      value: impact,
      label: `${impact} (${count((finding) => finding.impact === impact)})`,
    })),
    source: [
      { value: 'axe', label: `axe (${count(({ source }) => source === 'axe')})` },
      { value: 'aisle', label: `editors’ rules (${count(({ source }) => source === 'aisle')})` },
    ],
    section: groupsOf(report, NO_FILTER).map(({ path, title, findings: own }) => ({
      value: path,
      label: `${title} (${own.length})`,
    })),
  };
}
