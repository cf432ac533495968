// A service with a database and nothing else, for the tests: started as every service is.
import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Schema } from 'mongoose';
import { mongo } from '../../../services/kit/dist/mongo.js';
import { KitModule, start } from '../../../services/kit/dist/start.js';

const people = new Schema({ title: String }, { collection: 'people' }).index({ title: 1 });

await start(process.env.MIGRATED_DATABASE, async () => {
  class PeopleModule {}
  Module({ imports: [mongo(), KitModule, MongooseModule.forFeature([{ name: 'Person', schema: people }])] })(
    PeopleModule,
  );
  return PeopleModule;
});
