import { Injectable } from '@nestjs/common';
import type { Profile } from '../conversion/profile.js';
import { runSample } from './run-trial.js';

const KEPT = 8;

/** The sample workbooks of profiles, each made once: the same profile makes the same bytes. */
@Injectable()
export class Samples {
  private readonly made = new Map<string, Promise<Uint8Array>>();

  of({ hash, data }: Profile): Promise<Uint8Array> {
    const known = this.made.get(hash);
    if (known) return known;
    const sample = runSample(data);
    this.made.set(hash, sample);
    sample.catch(() => this.made.delete(hash));
    const [oldest = ''] = this.made.keys();
    if (this.made.size > KEPT) this.made.delete(oldest);
    return sample;
  }
}
