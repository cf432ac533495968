/**
 * How every process of the system is started with Node; the benches start what they compare with it in the same way. Requests
 * leave little behind that lives on, so V8 is told to keep its housekeeping out of their way:
 * - it compiles and clears up on one helper thread, not on four;
 * - the heap may double before all of it is marked, where each eight megabytes of buffers would count as growth;
 * - what survives one collection teaches it nothing: once it makes the arrays of a search in the old part of the heap, each
 *   collection keeps what they hold, and the whole heap is marked every other second;
 * - it does not mark the whole heap for having been idle a while.
 */
export const nodeFlags = [
  '--v8-pool-size=1',
  '--heap-growing-percent=100',
  '--no-allocation-site-pretenuring',
  '--no-memory-reducer',
];
