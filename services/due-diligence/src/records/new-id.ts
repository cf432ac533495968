import { Types } from 'mongoose';

/** 24 hexadecimal digits that begin with the moment they were made. */
export const newId = (): string => new Types.ObjectId().toHexString();
