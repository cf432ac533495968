/** None: an event would tell that a report exists. */
export {};
