import { getMetadataStorage } from 'class-validator';

type Find = ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas'];

/**
 * Lets class-validator look up a class's rules once. By itself it walks the rules of every class for every object it
 * checks, which at several hundred input classes costs more than the check. Good for calls without groups and schemas,
 * and only after every class is defined.
 */
export function rememberValidationRules(): void {
  const storage = getMetadataStorage();
  const find: Find = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, ReturnType<Find>>();
  storage.getTargetValidationMetadatas = (target, ...options) => {
    const rules = known.get(target) ?? find(target, ...options);
    known.set(target, rules);
    return rules;
  };
}
