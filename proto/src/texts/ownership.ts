/** Words of the ownership chart. */
export const ownershipTexts = {
  missingShares: (percentage: number) => `Missing Shares (${percentage}%)`,
  missingDirector: 'Missing Managing Director',
  missingOfficial: 'Missing Official',
  individualShareholder: 'Individual shareholder',
  corporateShareholder: 'Corporate shareholder',
  managingDirector: 'Managing director',
};
