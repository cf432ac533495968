/** How risky a client is held to be, the highest first. */
export const RISK_LEVELS = ['high', 'medium', 'low'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** The place in a list by risk: 0 for the highest, the last one while it is unknown. */
export const riskRank = (level: RiskLevel | undefined): number =>
  level ? RISK_LEVELS.indexOf(level) : RISK_LEVELS.length;
