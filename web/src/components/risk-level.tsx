import { type RiskLevel as Level, RISK_LEVELS } from '@dossier/proto/rules/risk';
import { text } from '@/lib/texts/common';
import classes from './risk-level.module.css';

/** A client's risk in words; nothing while it is unknown. */
export const RiskLevel = ({ level }: { level: Level | undefined }) =>
  level ? (
    <span className={classes.level} data-risk={level}>
      {text.risk[level]}
    </span>
  ) : null;

/** For a filter by risk. */
export const riskOptions = () => RISK_LEVELS.map((level) => ({ value: level, label: text.risk[level] }));
