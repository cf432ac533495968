import { LEVELS, type Level } from '@dossier/proto/records/model/levels';
import { FINDINGS } from '@dossier/proto/rules/world-check';

export type Finding = keyof typeof FINDINGS;
export const FINDING_NAMES = Object.keys(FINDINGS) as Finding[];
export const LEVEL_NAMES = Object.keys(LEVELS) as Level[];

export const answerName = (finding: Finding, level: Level): string => finding + LEVELS[level].suffix;
export const commentName = (finding: Finding, level: Level): string => FINDINGS[finding] + LEVELS[level].suffix;
