{{- /* One value of the environment as text: numbers of many digits stay as they are written. */}}
{{- define "service.text" -}}
{{- if kindIs "string" . }}{{ . | quote }}{{ else }}{{ . | toJson | quote }}{{ end -}}
{{- end }}

{{- define "service.fromSecret" -}}
- name: {{ .variable }}
  valueFrom:
    secretKeyRef:
      name: {{ .secret }}
      key: {{ .key }}
{{- end }}

{{- /*
The environment of one process. Settings for all go only to the processes that read them, so that a changed one restarts
only those; what is secret comes from Secrets alone.
*/}}
{{- define "service.environment" -}}
{{- $reads := .facts.settings -}}
{{- $values := .root.Values -}}
{{- $given := dict "NATS_URL" (include "dossier.natsUrl" .root) "NATS_USER" .name "MIGRATE" (ternary "true" "false" $values.mongodb.trial.enabled) -}}
{{- $_ := mustMerge $given (dict "S3_ENDPOINT" (include "dossier.s3Endpoint" .root) "S3_REGION" $values.s3.region "S3_BUCKET" $values.s3.bucket) -}}
{{- $_ := mustMerge $given (dict "PUBLIC_URL" $values.publicUrl "HTTPS" (hasPrefix "https://" $values.publicUrl)) -}}
{{- range $variable, $value := mustMergeOverwrite $given (deepCopy $values.settings) (deepCopy .service.settings) }}
{{- if has $variable $reads }}
- name: {{ $variable }}
  value: {{ include "service.text" $value }}
{{- end }}
{{- end }}
{{- if $values.tls.caSecret }}
- name: NODE_EXTRA_CA_CERTS
  value: /etc/dossier/tls/ca.crt
{{- end }}
{{- range $variable, $place := include "dossier.secretPlaces" . | fromJson }}
{{- if has $variable $reads }}
{{ include "service.fromSecret" (dict "variable" $variable "secret" $place.secret "key" $place.key) }}
{{- end }}
{{- end }}
{{- end }}
