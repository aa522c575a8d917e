import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Report } from '../lib/checker-report.ts';
import { asLength, DEVICES, deviceOf, type Fitted } from '../lib/device-sizes.ts';
import type { Appearance } from '../lib/preview-events.ts';
import { ZOOMS } from '../lib/workspace-url.ts';
import { $isChecking, $isUnchecked, $report, checkLoadedAgain, checkPage } from '../stores/findings.ts';
import { $info, $selects, $workspace, changeWorkspace } from '../stores/workspace.ts';
import { IconButton } from '../ui/IconButton.tsx';

/** Display options: size, theme, text size, motion, and select mode. All but the last are collapsed on a phone. */
export function ViewportToolbar({ fitted }: { readonly fitted: Fitted }) {
  const selects = useStore($selects);
  const [isOpen, setOpen] = useState(false);
  return (
    <fieldset className="stage__bar" aria-label="View">
      <button type="button" className="tool-button stage__more" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Size and look
      </button>
      <div className="stage__views" data-open={isOpen}>
        <Devices />
        <Lengths fitted={fitted} />
        <AppearanceControls />
      </div>
      <IconButton
        icon="select"
        label="Select sections in the page"
        isPressed={selects}
        onClick={() => $selects.set(!selects)}
      />
      <CheckButton />
    </fieldset>
  );
}

function CheckButton() {
  const isChecking = useStore($isChecking);
  const report = useStore($report);
  const isFailed = useStore($isUnchecked);
  const isShown = useStore($info) !== undefined;
  const label = isChecking ? 'Checking …' : report ? 'Check again' : 'Check accessibility';
  return (
    <>
      <button
        type="button"
        className="tool-button"
        disabled={!isShown}
        onClick={isFailed ? checkLoadedAgain : checkPage}
        aria-disabled={isChecking}
      >
        {isFailed ? 'Try again' : label}
      </button>
      {isFailed && (
        <span className="stage__fault" role="alert">
          The page could not be checked. Trying again loads it again; what you changed stays.
        </span>
      )}
      <output className="stage__result">{report && !isChecking && !isFailed ? resultOf(report) : ''}</output>
    </>
  );
}

function resultOf({ findings, questions }: Report): string {
  const questionText = questions.length === 0 ? '' : `, ${questions.length} to look at`;
  if (findings.length === 0) return `No findings${questionText}`;
  return `${findings.length === 1 ? '1 finding' : `${findings.length} findings`}${questionText}`;
}

function Devices() {
  const { size } = useStore($workspace);
  const chosen = deviceOf(size);
  const isFull = size.width === undefined && size.height === undefined;
  return (
    <fieldset className="workspace__segments" aria-label="Device">
      {DEVICES.map(({ name, label, width, height }) => (
        <IconButton
          key={name}
          icon={name}
          label={`${label}, ${width} pixels`}
          isPressed={chosen?.name === name}
          onClick={() => changeWorkspace({ size: { width, height } })}
        />
      ))}
      <IconButton
        icon="full"
        label="All the room there is"
        isPressed={isFull}
        onClick={() => changeWorkspace({ size: {} })}
      />
    </fieldset>
  );
}

function Lengths({ fitted }: { readonly fitted: Fitted }) {
  const { size } = useStore($workspace);
  const { width, height, scale } = fitted;
  return (
    <div className="workspace__group">
      <LengthField
        label="Width"
        value={width}
        onChange={(next) => changeWorkspace({ size: { ...size, width: next } })}
      />
      <span aria-hidden="true">×</span>
      <LengthField
        label="Height"
        value={height}
        onChange={(next) => changeWorkspace({ size: { ...size, height: next } })}
      />
      <IconButton
        icon="rotate"
        label="Turn on its side"
        onClick={() => changeWorkspace({ size: { width: height, height: width } })}
      />
      <output className="stage__scale" aria-label="Scale">
        {Math.round(scale * 100)} %
      </output>
    </div>
  );
}

interface LengthProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number | undefined) => void;
}

/** An empty field lets the page fill the available space. */
function LengthField({ label, value, onChange }: LengthProps) {
  const read = (text: string) => text !== `${value}` && onChange(asLength(text));
  return (
    <input
      key={value}
      className="tool-input stage__length"
      inputMode="numeric"
      aria-label={label}
      defaultValue={value}
      onBlur={({ target }) => read(target.value)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && read(currentTarget.value)}
    />
  );
}

const THEMES = [
  ['light', 'Light theme'],
  ['dark', 'Dark theme'],
  ['system', 'Theme of this computer'],
] as const;

function AppearanceControls() {
  const { appearance } = useStore($workspace);
  const set = (part: Partial<Appearance>) => changeWorkspace({ appearance: { ...appearance, ...part } });
  const isMotionReduced = appearance.motion === 'reduced';
  return (
    <div className="workspace__group">
      <fieldset className="workspace__segments" aria-label="Theme">
        {THEMES.map(([theme, label]) => (
          <IconButton
            key={theme}
            icon={theme}
            label={label}
            isPressed={appearance.theme === theme}
            onClick={() => set({ theme })}
          />
        ))}
      </fieldset>
      <select
        className="tool-input stage__zoom"
        aria-label="Text size"
        title="Text size"
        value={appearance.zoom}
        onChange={({ target }) => set({ zoom: Number(target.value) })}
      >
        {ZOOMS.map((zoom) => (
          <option key={zoom} value={zoom}>
            {zoom} %
          </option>
        ))}
      </select>
      <IconButton
        icon="still"
        label="Reduced motion"
        isPressed={isMotionReduced}
        onClick={() => set({ motion: isMotionReduced ? 'system' : 'reduced' })}
      />
    </div>
  );
}
