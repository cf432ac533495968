export const billingFailures = {
  'billing.credits.not_enough': { status: 402, message: 'There are not enough credits for this' },
  'billing.subscription.active': { status: 409, message: 'The subscription is active already' },
  'billing.conversion.not_charged': { status: 404, message: 'This conversion was not charged' },
  'billing.entry.not_found': { status: 404, message: 'This entry was not found' },
  'billing.wallet.not_configured': {
    status: 409,
    message: 'This installation takes no deposits. Please contact the support',
  },
} as const;
