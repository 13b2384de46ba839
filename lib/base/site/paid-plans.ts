/** The plans that operators grant or users buy, from the smaller to the larger. */
export const paidPlans = ["family", "household"] as const;
export type PaidPlan = (typeof paidPlans)[number];

export const isPaidPlan = (value: unknown): value is PaidPlan => paidPlans.some((plan) => plan === value);
