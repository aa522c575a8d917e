import { useStore } from '@nanostores/react';
import { AROUND, type Finding } from '../lib/checker-report.ts';
import { showField } from '../inspector/show-field.ts';
import { $report, showFinding } from '../stores/findings.ts';

interface Props {
  /** Path of the selected section; without it, findings outside of sections. */
  readonly path: string | undefined;
}

/** The accessibility findings of the selected section, with advice. */
export function FindingList({ path }: Props) {
  const report = useStore($report);
  const findings = report?.findings.filter(({ sectionPath }) => sectionPath === path) ?? [];
  if (findings.length === 0) return null;
  return (
    <section className="findings" aria-label="Accessibility findings">
      <h2 className="tool-title">
        {path === undefined ? AROUND : 'Accessibility'} <span className="tool-count">{findings.length}</span>
      </h2>
      <ul>
        {findings.map((finding) => (
          <FindingEntry key={finding.id} finding={finding} />
        ))}
      </ul>
    </section>
  );
}

function FindingEntry({ finding }: { readonly finding: Finding }) {
  const { impact, field, summary, advice, rule, helpUrl } = finding;
  return (
    <li className="findings__entry">
      <p>
        <strong>{summary}</strong>
      </p>
      <p>{advice}</p>
      <p className="findings__facts">
        <span>{impact}</span>
        <a href={helpUrl} target="_blank" rel="noreferrer">
          {rule}
        </a>
      </p>
      <p className="findings__ways">
        <button type="button" className="tool-button" onClick={() => showFinding(finding)}>
          Show
        </button>
        {field && (
          <button type="button" className="tool-button" onClick={() => showField(field)}>
            Edit {field}
          </button>
        )}
      </p>
    </li>
  );
}
