import { Handle } from '@dossier/kit/handle';
import type { Principal } from '@dossier/kit/principal';
import {
  type ReceivedOwnList,
  receiveOwnList,
  type UploadOwnList,
  uploadOwnList,
} from '@dossier/proto/calls/own-list-upload';
import { getOwnList, type OwnListAnswer, removeOwnList } from '@dossier/proto/calls/sanction-lists';
import { Controller } from '@nestjs/common';
import { OwnListService } from './own-list.service.js';

@Controller()
export class OwnListController {
  constructor(private readonly lists: OwnListService) {}

  @Handle(getOwnList)
  get(_: object, by: Principal): Promise<OwnListAnswer> {
    return this.lists.get(by);
  }

  @Handle(uploadOwnList)
  mayUpload(_: UploadOwnList, by: Principal): Promise<OwnListAnswer> {
    return this.lists.mayUpload(by);
  }

  @Handle(receiveOwnList)
  receive(input: ReceivedOwnList, by: Principal): Promise<OwnListAnswer> {
    return this.lists.receive(input, by);
  }

  @Handle(removeOwnList)
  remove(_: object, by: Principal): Promise<OwnListAnswer> {
    return this.lists.remove(by);
  }
}
