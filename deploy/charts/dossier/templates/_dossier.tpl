{{- define "dossier.processes" -}}
{{ .Files.Get "files/processes.json" }}
{{- end }}

{{- define "dossier.nats" -}}
{{ .Files.Get "files/nats.json" }}
{{- end }}

{{- define "dossier.natsUrl" -}}
{{- if .Values.nats.trial.enabled }}nats://{{ .Release.Name }}-nats:4222{{ else }}{{ .Values.nats.url }}{{ end -}}
{{- end }}

{{- define "dossier.s3Endpoint" -}}
{{- if .Values.s3.trial.enabled }}http://{{ .Release.Name }}-s3:9000{{ else }}{{ .Values.s3.endpoint }}{{ end -}}
{{- end }}

{{- define "dossier.mongoUrl" -}}
mongodb://{{ .Release.Name }}-mongodb:27017/?replicaSet=dossier&w=majority&readConcernLevel=majority&retryWrites=true
{{- end }}

{{- /* A server as a flow: its ports, and the peers that are it. Takes root and name. */}}
{{- define "dossier.server" -}}
{{- $server := get .root.Values .name -}}
{{- if $server.trial.enabled -}}
{{- $labels := include "service.selector" . | fromYaml -}}
{{- dict "ports" (list (get (dict "mongodb" 27017 "nats" 4222 "s3" 9000) .name)) "to" (list (dict "podSelector" (dict "matchLabels" $labels))) | toJson -}}
{{- else -}}
{{- pick $server "ports" "to" | toJson -}}
{{- end -}}
{{- end }}

{{- define "dossier.keysSecret" -}}
{{ .Values.keys.existingSecret | default (printf "%s-keys" .Release.Name) }}
{{- end }}
{{- define "dossier.mongoSecret" -}}
{{ .Values.mongodb.existingSecret | default (printf "%s-mongodb" .Release.Name) }}
{{- end }}
{{- define "dossier.s3Secret" -}}
{{ .Values.s3.existingSecret | default (printf "%s-s3" .Release.Name) }}
{{- end }}

{{- /* Each secret setting and where it is kept. Takes what the templates of a process take. */}}
{{- define "dossier.secretPlaces" -}}
{{- $keys := include "dossier.keysSecret" .root -}}
{{- $places := dict
  "MONGO_URL" (dict "secret" (include "dossier.mongoSecret" .root) "key" "url")
  "NATS_PASSWORD" (dict "secret" (printf "%s-nats-%s" .root.Release.Name .name) "key" "password")
  "S3_ACCESS_KEY" (dict "secret" (include "dossier.s3Secret" .root) "key" "access-key")
  "S3_SECRET_KEY" (dict "secret" (include "dossier.s3Secret" .root) "key" "secret-key")
  "PRINCIPAL_PUBLIC_KEY" (dict "secret" $keys "key" "principal-public-key") -}}
{{- /* Every process names this setting, as all read it by one list; the gateway alone signs. */}}
{{- if eq .name "gateway" }}{{ $_ := set $places "PRINCIPAL_PRIVATE_KEY" (dict "secret" $keys "key" "principal-private-key") }}{{ end }}
{{- if eq .name "identity" }}
{{- $_ := set $places "SECRET_KEY" (dict "secret" $keys "key" "secret-key") }}
{{- $_ := set $places "PASSWORD_PEPPER" (dict "secret" $keys "key" "password-pepper") }}
{{- end }}
{{- with .root.Values.smtp.existingSecret }}{{ $_ := set $places "SMTP_URL" (dict "secret" . "key" "url") }}{{ end }}
{{- mustMergeOverwrite $places (deepCopy .root.Values.secretSettings) | toJson -}}
{{- end }}

{{- /* The dictionary that the templates of a process take: its values laid over the defaults, of which each has its own copy. */}}
{{- define "dossier.process" -}}
{{- $own := get .root.Values.services .name | default dict -}}
{{- dict "service" (mustMergeOverwrite (deepCopy .root.Values.defaults) (deepCopy $own)) | toJson -}}
{{- end }}

{{- /* Names that no process knows would be passed over in silence. */}}
{{- define "dossier.refuseUnknown" -}}
{{- $processes := include "dossier.processes" . | fromJson -}}
{{- range $name, $_ := .Values.services }}
{{- if not (hasKey $processes $name) }}{{ fail (printf "values: services.%s is no process; there are %s" $name (keys $processes | sortAlpha | join ", ")) }}{{ end }}
{{- end }}
{{- $read := list }}{{ $secret := list }}
{{- range $processes }}{{ $read = concat $read .settings }}{{ $secret = concat $secret .secrets }}{{ end }}
{{- $given := deepCopy .Values.settings }}
{{- range .Values.services }}{{ $given = mustMerge $given (.settings | default dict) }}{{ end }}
{{- range $name, $_ := $given }}
{{- if not (has $name $read) }}{{ fail (printf "values: no process reads the setting %s" $name) }}{{ end }}
{{- if has $name $secret }}{{ fail (printf "values: %s is secret: keep it in a Secret and name that in secretSettings" $name) }}{{ end }}
{{- end }}
{{- end }}
